import { Art } from "@/components/ui/art";
import { CardIcon } from "@/components/ui/card-icon";
import { CoachNote } from "@/components/ui/coach-note";
import { Cta } from "@/components/ui/cta";
import { Lead } from "@/components/ui/lead";
import { Panel } from "@/components/ui/panel";
import { Rows } from "@/components/ui/rows";
import type { ProductCard, ProductsContent } from "@/content/schema";

/** The first product: a card as tall as the rows beside it, with a coach's message over its illustration. */
function FirstProduct({ product, content }: { product: ProductCard; content: ProductsContent }) {
  return (
    <Panel
      as="article"
      className="flex min-h-160 flex-col items-start p-fluid-md sm:min-h-152 lg:min-h-176 forced-colors:min-h-0"
      scene={
        <div className="print:hidden absolute -inset-x-px -bottom-px h-84 sm:max-lg:h-100 forced-colors:hidden">
          <Art name={content.leadArt} priority className="size-full" />
        </div>
      }
    >
      <CardIcon icon={product.icon} color={product.color} className="relative mb-5" />
      <h2 className="relative text-h2">{product.title}</h2>
      <Lead className="relative mt-4 mb-2">{product.description}</Lead>
      <Cta
        action={content.learnMore}
        variant="link"
        icon="ArrowRight"
        subject={product.title}
        // The space is for the sun, which would otherwise be behind the link where text is large.
        className="relative mb-16 forced-colors:mb-0"
      />
      <CoachNote note={content.note} className="relative mt-auto" />
    </Panel>
  );
}

function ProductRow({ product, content }: { product: ProductCard; content: ProductsContent }) {
  return (
    <article className="grid grid-cols-[auto_1fr] items-start gap-x-5 gap-y-1 py-6 sm:grid-cols-[auto_1fr_auto] sm:items-baseline">
      <CardIcon icon={product.icon} color={product.color} className="-mt-0.5 self-start" />
      <div>
        <h2 className="text-h3">{product.title}</h2>
        <p className="mt-1.5 max-w-116 text-muted">{product.description}</p>
      </div>
      <Cta
        action={content.learnMore}
        variant="link"
        subject={product.title}
        className="col-start-2 justify-self-start sm:col-start-3"
      />
    </article>
  );
}

/** All products: the first as a card, the others as rows beside it. */
export function ProductLedger({ content }: { content: ProductsContent }) {
  const [first, ...others] = content.products;
  return (
    <div className="page-width @container">
      <div className="grid gap-y-10 @4xl:split-5">
        {first && <FirstProduct product={first} content={content} />}
        <Rows as="div" className="grid content-start">
          {others.map((product) => (
            <ProductRow key={product.title} product={product} content={content} />
          ))}
        </Rows>
      </div>
    </div>
  );
}
