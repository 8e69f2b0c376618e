// Matchers such as toBeVisible, for the `expect` of @jest/globals.
import "@testing-library/jest-dom/jest-globals";
