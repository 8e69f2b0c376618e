export default function Page() {
  return (
    <main id="main">
      <h1>organizations</h1>
    </main>
  );
}
