export default function Page() {
  return (
    <main id="main">
      <h1>health</h1>
    </main>
  );
}
