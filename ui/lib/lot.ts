// The number of a lot, which lets anybody draw it again.
export function freshLot(): number {
  return 100000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900000);
}
