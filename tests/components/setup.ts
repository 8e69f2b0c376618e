import { jest } from "@jest/globals";
// Matchers such as toHaveAccessibleName, and their types.
import "@testing-library/jest-dom/jest-globals";
import { configure } from "@testing-library/react";

// Effects run twice, as on the development server: what one of them leaves behind shows.
configure({ reactStrictMode: true });

// A press takes milliseconds, but a machine may be busy with other things.
jest.setTimeout(20_000);
