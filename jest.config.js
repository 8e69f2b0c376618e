import nextJest from "next/jest.js";

// Behind UTC, so that tests notice a date in local time: it is the day before.
process.env.TZ = "Pacific/Pago_Pago";
// Jest keeps the one of a shell or a Docker image, and React has no `act` in production.
process.env.NODE_ENV = "test";

// Compiles tests as Next.js compiles the site, and maps "@/…" as tsconfig.json does.
const createConfig = nextJest({ dir: "./" });

const projects = [
  // Functions, commands and rules.
  { displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.ts"], testEnvironment: "node" },
  // Islands, in a simulated document.
  {
    displayName: "components",
    testMatch: ["<rootDir>/tests/components/**/*.test.tsx"],
    testEnvironment: "jsdom",
    setupFilesAfterEnv: ["<rootDir>/tests/components/setup.ts"],
  },
  // The files of out/, as the last build left them.
  { displayName: "export", testMatch: ["<rootDir>/tests/export/**/*.test.ts"], testEnvironment: "node" },
];

export default async () => ({
  // Jest leaves a core free by default, of two.
  maxWorkers: "100%",
  // Generous for busy machines: some tests start processes.
  testTimeout: 30_000,
  projects: await Promise.all(projects.map((project) => createConfig(project)())),
});
