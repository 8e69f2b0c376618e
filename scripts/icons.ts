import { writeFileSync } from "node:fs";
import { iconFiles } from "./tools/icons.ts";

for (const [file, bytes] of Object.entries(await iconFiles())) writeFileSync(file, bytes);
