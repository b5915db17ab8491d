// The library gives these files no types of their own.
declare module 'pdfjs-dist/wasm/*_nowasm_fallback.js'
declare module 'pdfjs-dist/build/pdf.worker.mjs'
