export default function Page() {
  return (
    <main id="main">
      <h1>entrepreneurs</h1>
    </main>
  );
}
