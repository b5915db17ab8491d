declare module 'word-extractor' {
  class Document {
    getBody(): string
    getFootnotes(): string
    getEndnotes(): string
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string
  }
  class WordExtractor {
    extract(source: Buffer): Promise<Document>
  }
  export = WordExtractor
}
