import { Icon } from "@/components/ui/icon";
export default async function P() {
  return (
    <main>
      <Icon name="check" />
    </main>
  );
}
