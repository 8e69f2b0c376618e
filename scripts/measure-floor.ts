/** npm run measure:floor: what the framework alone weighs, for the budgets of `npm run build`. */
import { number } from "./budgets/faults.ts";
import { floorFile } from "./budgets/floor.ts";
import { measureFloor } from "./budgets/measure-floor.ts";
import { main } from "./tools/main.ts";
import { takeNoArguments } from "./tools/no-arguments.ts";

main(async () => {
  takeNoArguments("measure:floor");
  const { javaScript } = await measureFloor();
  console.log(
    `The framework alone: ${number(javaScript)} bytes of first-load JavaScript. Written: ${floorFile}`,
  );
  return 0;
});
