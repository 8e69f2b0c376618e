import type { ComponentProps } from "react";

/** The form of one or more steps of onboarding. */
export function StepForm(props: ComponentProps<"form">) {
  return (
    <form
      className="flex flex-col px-[max(min(1.25rem,6.25vw),min(6vw,6rem))] pt-[clamp(1.5rem,3.6vw,3.5rem)] pb-fluid-md *:mx-auto *:w-full *:max-w-184"
      {...props}
    />
  );
}
