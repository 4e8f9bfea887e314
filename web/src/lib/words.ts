/** The words that each player adds to the seed, so that nobody can stack the deck. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

const KEPT = "sobremesa words ";

/** New words, at random. */
export function newWords(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** SHA-256 in hexadecimal digits. The browser's own is missing on pages without TLS, as at home. */
export function commit(words: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(words)));
}

/** The words for a table are kept on this device until they are open: the page may be loaded anew. */
export function keepWords(commitment: string, words: string): void {
  localStorage.setItem(KEPT + commitment, words);
}

export function keptWords(commitment: string): string | null {
  return localStorage.getItem(KEPT + commitment);
}

export function forgetWords(commitment: string): void {
  localStorage.removeItem(KEPT + commitment);
}
