export const metadata = {
  title: "The baseline",
  description: "A page of the framework alone.",
};

export default function Page() {
  return (
    <main>
      <h1>The baseline</h1>
    </main>
  );
}
