import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import type { ManualChunkMeta } from "rollup";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.SOBREMESA_SERVER ?? "http://127.0.0.1:8000"; // for `npm run dev`
const WORKER = "src/service-worker.ts";
const AT_TABLES =
  /\/(games\/\w+\/index|pages\/(Table|Replay)|parts\/(WaitingRoom|Play|lessons\/LessonPlay))\./;
const AT_HOME = /\/pages\/Home\./;

/** Built into the Python package: an installed wheel needs no Node. */
export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { fragments: "tree" } }),
    icons({ compiler: "svelte", defaultClass: "icon" }),
    modernFonts(),
    bundledPackages(),
    shellOfBuild(),
    compiledAhead(),
    compressed(),
  ],
  build: {
    rollupOptions: {
      input: ["index.html", WORKER],
      output: {
        manualChunks: together,
        onlyExplicitManualChunks: true,
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? "service-worker.js" : "assets/[name]-[hash].js",
      },
    },
    outDir: "../src/sobremesa/server/static",
    emptyOutDir: true,
    manifest: "manifest.json", // by which the server knows what a page will need
    assetsInlineLimit: 0, // the server's policy allows no data: in scripts and styles
    target: "es2022",
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});

/** Every browser that runs the page reads WOFF2: older formats of fonts stay out. */
function modernFonts(): Plugin {
  const older = /,\s*url\([^)]*\.woff\)\s*format\(["']woff["']\)/g;
  return {
    name: "modern-fonts",
    enforce: "pre",
    transform: (code, id) =>
      id.includes("@fontsource") && id.endsWith(".css") ? code.replace(older, "") : null,
  };
}

/** Whose work is in the pages: `tools/third_party.py` writes down its licences. */
function bundledPackages(): Plugin {
  return {
    name: "bundled-packages",
    generateBundle() {
      const names = new Set<string>();
      for (const id of this.getModuleIds()) {
        const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.slice(id.lastIndexOf("node_modules")));
        if (found?.[1]) names.add(found[1]);
        const icons = /~icons\/([\w-]+)\//.exec(id);
        if (icons) names.add(`@iconify-json/${icons[1]}`);
      }
      const source = JSON.stringify([...names].sort());
      this.emitFile({ type: "asset", fileName: "packages.json", source });
    },
  };
}

/** The service worker is told which files make up the shell of this very build, its own page first. */
function shellOfBuild(): Plugin {
  return {
    name: "shell-of-build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file) => file.type === "chunk");
      const worker = chunks.find((chunk) => chunk.fileName === "service-worker.js");
      const entry = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("index.html"));
      if (!worker || !entry) return;
      const wanted = chunks.filter((chunk) => /^page-\w\w$/.test(chunk.name));
      const names = new Set([entry.fileName]);
      for (const chunk of [entry, ...wanted]) addWithImports(chunk.fileName, names);
      for (const chunk of chunks.filter((chunk) => names.has(chunk.fileName))) {
        for (const style of chunk.viteMetadata?.importedCss ?? []) names.add(style);
      }
      const fonts = files.filter((file) => /-latin-\d+-normal-[^.]*\.woff2$/.test(file.fileName));
      for (const font of fonts) names.add(font.fileName);
      const shell = JSON.stringify([...names].map((name) => `/${name}`));
      worker.code = `const SHELL = ${shell};\n${worker.code}`;

      function addWithImports(name: string, found: Set<string>): void {
        found.add(name);
        const chunk = chunks.find((one) => one.fileName === name);
        for (const one of chunk?.imports ?? []) if (!found.has(one)) addWithImports(one, found);
      }
    },
  };
}

/** Most of a file runs as soon as it is there: browsers that know this sign compile it beside the page
 * while they fetch it, not function by function while somebody waits. Of pictures few are seen. */
function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    generateBundle: {
      order: "post", // the sign counts for what comes after it
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || file.name === "art") continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      },
    },
  };
}

/** Beside each file a compressed one, smaller than a server would make it while somebody waits. */
function compressed(): Plugin {
  return {
    name: "compressed",
    writeBundle({ dir = "" }, files) {
      for (const name of Object.keys(files).filter((name) => /\.(js|css)$/.test(name))) {
        const path = join(dir, name);
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
      }
    },
  };
}

/** What comes in one file: on a phone every file more is a trip more. */
function together(id: string, modules: ManualChunkMeta): string | undefined {
  return textsOf(id) ?? sharedBy(entriesOf(id, modules));
}

/** The texts of the pages in one language come together; those of a game with its table, and those
 * of lessons with them. */
function textsOf(id: string): string | undefined {
  const found = /\/texts\/(\w\w)\/([\w-]+)\.ftl/.exec(id);
  if (!found) return undefined;
  const apart = found[2] === "lessons" || existsSync(`src/games/${found[2]}`);
  return apart ? `${found[2]}-${found[1]}` : `page-${found[1]}`;
}

/** What every page needs, what several do, what only tables do, and all that one game needs at once.
 *
 * Whoever comes for the first time comes home: what it does not show is not loaded with it. */
function sharedBy(entries: Set<string>): string | undefined {
  const all = [...entries];
  if (all.some((entry) => entry.endsWith(".html"))) return "common";
  if (new Set(all.map(roomOf)).size < 2) return all.map(gameOf).find(Boolean);
  if (all.every((entry) => AT_TABLES.test(entry))) return "tables";
  return all.some((entry) => AT_HOME.test(entry)) ? "pages" : "further";
}

/** The server knows the file of a game by this name. */
const gameOf = (entry: string): string | undefined => /\/games\/(\w+)\/index\./.exec(entry)?.[1];

/** All of a game is one room; every page is one of its own. */
const roomOf = (entry: string): string => /\/games\/\w+\//.exec(entry)?.[0] ?? entry;

/** The modules that are loaded when they are wanted, and need this one. */
function entriesOf(id: string, modules: ManualChunkMeta, seen = new Set<string>()): Set<string> {
  const module = modules.getModuleInfo(id);
  if (!module || seen.has(id)) return new Set();
  seen.add(id);
  const entries = new Set(module.isEntry || module.dynamicImporters.length ? [id] : []);
  for (const importer of module.importers) {
    for (const entry of entriesOf(importer, modules, seen)) entries.add(entry);
  }
  return entries;
}
