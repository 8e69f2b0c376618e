import type { ComponentProps, ReactNode } from "react";
import type { FormCopy } from "@/content/schema";
import { DeliveryFoot } from "./delivery-foot";
import type { Delivery } from "./use-delivery";

interface Props extends Omit<ComponentProps<"form">, "title"> {
  copy: Pick<FormCopy, "footnote" | "submit">;
  head: ReactNode;
  "data-delivery"?: Delivery;
}

/** The panel of a form: its head, fields as children, footnote and button. */
export function FormPanel({ copy, head, children, ...form }: Props) {
  return (
    <form className="form-panel grid grid-cols-1 gap-6" {...form}>
      {head}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="text-sm text-muted">{copy.footnote}</p>
        {process.env.FORM_ENDPOINT ? (
          <DeliveryFoot submit={copy.submit} state={form["data-delivery"]} />
        ) : (
          <button type="submit" className="button max-sm:w-full">
            {copy.submit}
          </button>
        )}
      </div>
    </form>
  );
}
