export default function Page() {
  return (
    <main id="main">
      <h1>freelancers</h1>
    </main>
  );
}
