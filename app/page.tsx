import { loadPages } from "@/lib/registry";
export default async function P(){const p=await loadPages();return <main>{p.map(x=><p key={x.path}>{x.path}</p>)}</main>}
