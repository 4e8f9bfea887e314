import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { GAMES } from "./src/games/titles";

const SERVER = process.env.SOBREMESA_SERVER ?? "http://127.0.0.1:8000"; // for `npm run dev`

const MANY_TRIPS = 20_000; // bytes; a smaller file is sooner sent along with another than asked for

/** Built into the Python package: an installed wheel needs no Node. */
export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" })],
  build: {
    rollupOptions: { output: { manualChunks: pageTexts, experimentalMinChunkSize: MANY_TRIPS } },
    outDir: "../src/sobremesa/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: in scripts and styles
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});

/** The texts of the pages in one language come together; those of a game with its table. */
function pageTexts(id: string): string | undefined {
  const found = /\/texts\/(\w\w)\/(\w+)\.ftl/.exec(id);
  if (!found) return undefined;
  const game = GAMES.some((one) => one === found[2]);
  return game ? `${found[2]}-${found[1]}` : `page-${found[1]}`;
}
