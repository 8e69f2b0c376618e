/** Every page with content of its own. Breadcrumbs, preview images, llms.txt and tests loop over this list. */

export { default as about } from "./about";
export { default as blog } from "./blog";
export { default as contact } from "./contact";
export { default as dashboard } from "./dashboard";
export { default as demo } from "./demo";
export { default as education } from "./education";
export { default as entrepreneurs } from "./entrepreneurs";
export { default as freelancers } from "./freelancers";
export { default as health } from "./health";
export { default as home } from "./home";
export { default as organizations } from "./organizations";
export { default as partners } from "./partners";
export { default as pricing } from "./pricing";
export { default as products } from "./products";
export { default as solutions } from "./solutions";
