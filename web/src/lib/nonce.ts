/** The nonce that each player adds to the seed, so that nobody can stack the deck. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

const KEPT = "sobremesa words "; // as devices have kept it from the beginning

/** A new nonce, at random. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** SHA-256 in hexadecimal digits. The browser's own is missing on pages without TLS, as at home. */
export function commit(text: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(text)));
}

/** The nonce for a table is kept on this device until it is open: the page may be loaded anew. */
export function keepNonce(commitment: string, nonce: string): void {
  localStorage.setItem(KEPT + commitment, nonce);
}

export function keptNonce(commitment: string): string | null {
  return localStorage.getItem(KEPT + commitment);
}

export function forgetNonce(commitment: string): void {
  localStorage.removeItem(KEPT + commitment);
}
