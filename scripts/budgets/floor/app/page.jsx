export const metadata = {
  title: "The floor",
  description: "A page of the framework alone.",
};

export default function Page() {
  return (
    <main>
      <h1>The floor</h1>
    </main>
  );
}
