// The bytes that unpack.mjs reads besides symbols, and those of the module it makes. Whoever asks for more than there is, or makes more
// than was said, is told that the bytes are damaged.
import { damaged } from "./symbols.mjs";

// Reads numbers and bytes one after the other.
export class Cursor {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  byte() {
    if (this.at === this.bytes.length) throw damaged();
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  number() {
    let number = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number;
    }
    throw damaged();
  }

  // As many as the number before them says.
  some() {
    const size = this.number();
    if (size > this.bytes.length - this.at) throw damaged();
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at);
  }
}

// What was made so far.
export class Made {
  constructor(size) {
    this.bytes = new Uint8Array(size);
    this.at = 0;
  }

  put(byte) {
    if (this.at === this.bytes.length) throw damaged();
    this.bytes[this.at] = byte;
    this.at += 1;
  }

  add(bytes) {
    for (let i = 0; i < bytes.length; i += 1) this.put(bytes[i]);
  }

  number(number) {
    for (; number > 0x7f; number >>>= 7) this.put((number & 0x7f) | 0x80);
    this.put(number);
  }

  signed(number) {
    for (; number < -64 || number > 63; number >>= 7) this.put((number & 0x7f) | 0x80);
    this.put(number & 0x7f);
  }

  // Says before what was made from a place on how much it is.
  measure(from) {
    const size = this.at - from;
    this.number(size);
    const width = this.at - from - size;
    this.bytes.copyWithin(from + width, from, from + size);
    this.at = from;
    this.number(size);
    this.at += size;
  }
}
