import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import { readRange } from '../media/s3.ts'

/** What is read at once, and how many of those are kept: most entries of a ZIP file are smaller, and lie one behind the other. */
const blockBytes = 1024 * 1024
const mostKept = 16

/** The object is gone, or was replaced while it was read. */
export class ObjectChanged extends Error {}

/**
 * Reads an object of S3 by ranges, in blocks. Nothing waits on an open answer of S3, however slowly the bytes are used. `failure`: what S3 refused with, which a
 * reader of ZIP files would report as a fault of the file.
 */
export class ObjectReader extends RandomAccessReader {
  failure: unknown
  readonly #object: { key: string; etag: string }
  readonly #size: number
  readonly #blocks = new Map<number, Promise<Uint8Array>>()

  constructor(object: { key: string; etag: string; bytes: number }) {
    super()
    this.#object = object
    this.#size = object.bytes
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false })
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#fill(buffer.subarray(offset, offset + length), position).then(
      (bytesRead) => callback(null, bytesRead),
      (error) => callback(error),
    )
  }

  async #fill(into: Buffer, position: number): Promise<number> {
    let filled = 0
    for await (const piece of this.#pieces(position, position + into.length)) {
      into.set(piece, filled)
      filled += piece.length
    }
    return filled
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < Math.min(end, this.#size); ) {
      const block = await this.#block(Math.floor(at / blockBytes))
      const from = at % blockBytes
      const piece = block.subarray(from, from + end - at)
      if (piece.length === 0) return
      yield piece
      at += piece.length
    }
  }

  #block(number: number): Promise<Uint8Array> {
    const known = this.#blocks.get(number)
    const block = known ?? this.#fetch(number)
    this.#blocks.delete(number)
    this.#blocks.set(number, block)
    const [oldest] = this.#blocks.keys()
    if (oldest !== undefined && this.#blocks.size > mostKept) this.#blocks.delete(oldest)
    return block
  }

  async #fetch(number: number): Promise<Uint8Array> {
    const first = number * blockBytes
    try {
      const bytes = await readRange(this.#object, {
        first,
        last: Math.min(first + blockBytes, this.#size) - 1,
      })
      if (bytes === null) throw new ObjectChanged('The object was replaced.')
      return bytes
    } catch (error) {
      this.failure = error
      throw error
    }
  }
}
