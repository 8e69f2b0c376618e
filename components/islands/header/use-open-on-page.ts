import { usePathname } from "next/navigation";
import { type Dispatch, type SetStateAction, useState } from "react";

/** Like useState, for something that opens: every new page sets it back to `closed`. */
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
