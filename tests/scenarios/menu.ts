import { navigation } from "../../content/navigation.ts";

type Entry = (typeof navigation.items)[number];

/** Returns the menu's entry for a page, wherever marketers have moved it. */
export function menuEntry(path: Entry["path"]): Entry {
  const entry = navigation.items.find((item) => item.path === path);
  if (!entry) throw new Error(`The menu has no entry for ${path}.`);
  return entry;
}
