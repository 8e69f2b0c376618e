import { Choice } from "@/components/ui/choice";

interface Props<Id extends string> {
  type: "radio" | "checkbox";
  name: string;
  options: readonly { id: Id; label: string }[];
  chosen: readonly string[];
  /** Whether no more can be chosen. The other options are then disabled. */
  full?: boolean;
  onChoose: (id: Id) => void;
}

/** A question's options. */
export function Choices<Id extends string>({
  type,
  name,
  options,
  chosen,
  full = false,
  onChoose,
}: Props<Id>) {
  return (
    <div className="grid gap-2 sm:grid-cols-2 sm:gap-3">
      {options.map(({ id, label }) => (
        <Choice
          key={id}
          type={type}
          name={name}
          value={id}
          label={label}
          // Not on the group, whose description Orca does not read.
          aria-describedby={`onboarding-${name}-hint`}
          checked={chosen.includes(id)}
          disabled={full && !chosen.includes(id)}
          onChange={() => onChoose(id)}
        />
      ))}
    </div>
  );
}
