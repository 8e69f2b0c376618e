import { Page } from "@/components/page/page";
import { PageHeader } from "@/components/page/page-header";
import { ProductLedger } from "@/components/sections/product-ledger";
import { ProductPlans } from "@/components/sections/product-plans";
import products from "@/content/pages/products";
import { pageMetadata } from "@/lib/site/metadata";

export const metadata = pageMetadata(products);

/** Products: the products, and what each plan adds. */
export default function ProductsPage() {
  return (
    <Page content={products}>
      <PageHeader content={products.header} />
      <ProductLedger content={products} />
      <ProductPlans content={products.plans} />
    </Page>
  );
}
