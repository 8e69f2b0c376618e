export default function Page() {
  return (
    <main id="main">
      <h1>education</h1>
    </main>
  );
}
