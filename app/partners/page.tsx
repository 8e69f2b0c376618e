export default function Page() {
  return (
    <main id="main">
      <h1>partners</h1>
    </main>
  );
}
