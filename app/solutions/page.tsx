export default function Page() {
  return (
    <main id="main">
      <h1>solutions</h1>
    </main>
  );
}
