// Matchers such as toHaveAccessibleName, and their types.
import "@testing-library/jest-dom/jest-globals";
