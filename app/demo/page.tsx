export default function Page() {
  return (
    <main id="main">
      <h1>demo</h1>
    </main>
  );
}
