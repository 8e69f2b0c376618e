export default function Page() {
  return (
    <main id="main">
      <h1>blog</h1>
    </main>
  );
}
