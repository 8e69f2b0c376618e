export default function Page() {
  return (
    <main id="main">
      <h1>products</h1>
    </main>
  );
}
