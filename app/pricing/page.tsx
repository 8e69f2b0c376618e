export default function Page() { return <main id="main"><h1>pricing</h1></main>; }
