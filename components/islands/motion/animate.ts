/* framer-motion is in a file of its own, which loads when something is about to move. */
export { animate } from "framer-motion/dom/mini";
