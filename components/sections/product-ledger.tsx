import { Art } from "@/components/ui/art";
import { Button } from "@/components/ui/button";
import { CoachNote } from "@/components/ui/coach-note";
import { Icon } from "@/components/ui/icon";
import type { CoachNote as CoachNoteContent, Product, ProductsContent } from "@/content/schema";

const iconColors = { kelp: "text-accent", coral: "text-action", ink: "text-ink" };

/** The first product: a card as tall as the rows beside it, with a coach's message over its drawing. */
function Lead({
  product,
  art,
  note,
}: {
  product: Product;
  art: ProductsContent["leadArt"];
  note: CoachNoteContent;
}) {
  return (
    <article className="product-ledger-lead inverse">
      <div className="product-ledger-art">
        <Art name={art} priority />
      </div>
      <Icon name={product.icon} className={`relative mb-4 size-8 flex-none ${iconColors[product.color]}`} />
      <h2 className="relative text-h2">{product.title}</h2>
      <p className="lead relative mt-4 mb-2">{product.description}</p>
      <Button
        action={product.action}
        variant="link"
        icon="arrow-right"
        name={product.action.name}
        className="relative"
      />
      <div className="relative mt-auto max-w-full">
        <CoachNote note={note} />
      </div>
    </article>
  );
}

/** Any other product, as a row. */
function Row({ product }: { product: Product }) {
  return (
    <article className="product-ledger-row">
      <Icon name={product.icon} className={`mt-0.5 size-7 ${iconColors[product.color]}`} />
      <div>
        <h2 className="text-h3">{product.title}</h2>
        <p className="mt-1.5 max-w-116 text-muted">{product.description}</p>
      </div>
      <Button
        action={product.action}
        variant="link"
        name={product.action.name}
        className="product-ledger-action"
      />
    </article>
  );
}

/** All products: the first as a card, the others as rows beside it. */
export function ProductLedger({ page }: { page: Pick<ProductsContent, "products" | "leadArt" | "note"> }) {
  const [first, ...others] = page.products;
  return (
    <div className="page-width grid gap-x-fluid-2xl gap-y-10 columns:grid-cols-[5fr_7fr]">
      {first && <Lead product={first} art={page.leadArt} note={page.note} />}
      <div className="grid rule-ink">
        {others.map((product) => (
          <Row key={product.title} product={product} />
        ))}
      </div>
    </div>
  );
}
