"use client";

import { useEffect, useState } from "react";

/** The current year. The HTML has the year of the build, which may have passed. */
export function CurrentYear({ buildYear }: { buildYear: number }) {
  const [year, setYear] = useState(buildYear);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
