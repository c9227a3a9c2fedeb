import { playable } from './videos.ts';

/** A PDF of one page: a title in red above a green field, so that a picture of it tells whether it was drawn. */
export function aPdf(title: string): Buffer<ArrayBuffer> {
  const drawing = `0.2 0.5 0.3 rg 50 300 500 400 re f BT /F1 32 Tf 1 0 0 rg 60 740 Td (${title}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const header = '%PDF-1.4\n';
  const starts = objects.map((_, index) => header.length + objects.slice(0, index).join('').length);
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const body = header + objects.join('');
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A film that plays and begins after so many bytes: whoever plays it has to ask for its end before they have come. */
export function lateFilm(bytes: number): Buffer<ArrayBuffer> {
  const first = playable.readUInt32BE(0);
  const gap = Buffer.alloc(bytes);
  gap.writeUInt32BE(bytes);
  gap.write('free', 4, 'latin1');
  return Buffer.concat([playable.subarray(0, first), gap, playable.subarray(first)]);
}
