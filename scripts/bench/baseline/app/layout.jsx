import { Hydrated } from "./hydrated";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  );
}
