import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Field, Form, WithAnswer } from "@/components/islands/forms/form";
import { Button } from "@/components/ui/button";
import { Columns } from "@/components/ui/columns";
import { Icon } from "@/components/ui/icon";
import { Lead } from "@/components/ui/lead";
import { Waves } from "@/components/ui/waves";
import type { FormContent, Passage } from "@/content/schema";
import type { WaveShape } from "@/lib/images/wave-paths";

interface FormSplitProps {
  header: ReactNode;
  /** A card of this file. */
  form: ReactNode;
  /** Follows the form, and on a wide viewport is below the header. */
  children: ReactNode;
}

/** A page's heading beside its form. */
export function FormSplit({ header, form, children }: FormSplitProps) {
  return (
    <Columns
      at={5}
      className={clsx(
        "gap-y-[clamp(2rem,5vw,5.5rem)] pt-fluid-2xl pb-section",
        "lg:grid-rows-[auto_1fr] lg:gap-y-fluid-lg",
      )}
    >
      <div>{header}</div>
      {form}
      {children}
    </Columns>
  );
}

/** The card of a form and of its thanks, in the second column. On a phone it reaches the edges of the window. */
const cardClasses = clsx(
  "lg:col-start-2 lg:row-span-2 lg:row-start-1",
  "overflow-clip rounded-md border border-line bg-raised p-fluid-lg forced-border",
  "max-sm:-mx-gutter max-sm:rounded-none max-sm:border-x-0 max-sm:px-gutter",
);

interface FormCardProps extends Pick<ComponentProps<typeof Form>, "formId" | "notice" | "thanks"> {
  content: FormContent;
  /** Follows the text fields. */
  children?: ReactNode;
  /** The email address for visitors without JavaScript. */
  email: string;
}

/** A form with its title, the text fields of its content, and its button. */
export function FormCard({ content, email, children, ...form }: FormCardProps) {
  return (
    <Form
      {...form}
      errorIcon={<Icon name="CircleAlert" className="mt-px size-4.5 flex-none" />}
      className={clsx(cardClasses, "grid grid-cols-1 gap-6 self-start")}
    >
      <div>
        <h2 className="text-h3">{content.title}</h2>
        <p className="mt-2 text-sm text-balance text-muted">{content.intro}</p>
      </div>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        {Object.entries(content.fields).map(([name, field]) => (
          <Field key={name} name={name} {...field} optional={content.optional} />
        ))}
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="text-sm sm:flex-1">
          <p className="text-balance text-muted">{content.footnote}</p>
          <noscript>
            <p className="mt-1">
              {content.withoutScript}{" "}
              <a href={`mailto:${email}`} className="inline-block font-semibold underline underline-offset-4">
                {email}
              </a>
            </p>
          </noscript>
        </div>
        <Button type="submit" className="max-xs:w-full">
          {content.submit}
        </Button>
      </div>
    </Form>
  );
}

/** The waves at the bottom of the card. They are inline, so that sending a form loads no file. The notice does not cover their sun. */
const waves: WaveShape = {
  width: 960,
  height: 300,
  center: 400,
  base: [195, 296],
  peak: [127, 254],
  spread: [230, 210],
  steepness: [2, 2],
  sway: 6,
  samples: 18,
};

interface ThanksCardProps {
  content: Passage;
  /** An email address that the text ends with. */
  email?: string;
  className?: string;
  /** Follows the text. */
  children?: ReactNode;
}

/** The thanks that replace a form once it is sent. */
export function ThanksCard({ content, email, className, children }: ThanksCardProps) {
  return (
    // Names and addresses may be one long word, so lines break anywhere. The element before the waves keeps a distance from them.
    <div
      className={clsx(
        cardClasses,
        "flex flex-col wrap-anywhere",
        "sm:[&>:nth-last-child(2)]:mb-10",
        className,
      )}
    >
      <h2 tabIndex={-1} className="flex-none text-h2">
        <WithAnswer text={content.title} />
      </h2>
      <Lead className="mt-4">
        <WithAnswer text={content.text} />{" "}
        {email && (
          <a href={`mailto:${email}`} className="font-semibold text-accent underline underline-offset-4">
            {email}
          </a>
        )}
      </Lead>
      {children}
      <Waves
        shape={waves}
        depths={[1, 2, 3, 4]}
        sun={[160, 128, 72]}
        className={clsx(
          // Across the card, in spite of its padding.
          "-mx-fluid-lg mt-auto -mb-fluid-lg aspect-16/5 w-[calc(100%+2*var(--spacing-fluid-lg))] flex-none",
          "bg-depth-0",
          "max-sm:hidden",
        )}
      />
    </div>
  );
}
