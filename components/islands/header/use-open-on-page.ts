import { usePathname } from "next/navigation";
import { type Dispatch, type SetStateAction, useState } from "react";

/** Like useState, but every new page resets the state to `closed`. */
export function useOpenOnPage<State>(closed: State): [State, Dispatch<SetStateAction<State>>] {
  const pathname = usePathname();
  const [shownOn, setShownOn] = useState(pathname);
  const [open, setOpen] = useState(closed);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setOpen(closed);
  }
  return [open, setOpen];
}
