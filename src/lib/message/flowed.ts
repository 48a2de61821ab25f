/** RFC 3676 4.3: the line above a signature, which ends with a space but never flows. */
const SIGNATURE = '-- ';

/**
 * Converts `format=flowed` text to one line per paragraph (RFC 3676). Joins only lines of the same quote depth, so that
 * a reply stays separate from the quotation above it.
 */
export function unflow(text: string, delSp: boolean): string {
  const result: string[] = [];
  /** The lines of the open paragraph, joined once at its end: a growing string would be copied for each line. */
  let open: string[] = [];
  let openDepth = 0;
  const close = () => {
    if (open.length > 0) result.push(open.join(''));
    open = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const depth = quoteDepth(line);
    const content = unstuffed(line.slice(depth));
    const isSignature = content === SIGNATURE;
    if (open.length === 0 || depth !== openDepth || isSignature) {
      close();
      open.push(depth > 0 ? line.slice(0, line.length - content.length) : '');
      openDepth = depth;
    }
    const flows = content.endsWith(' ') && !isSignature;
    open.push(flows && delSp ? content.slice(0, -1) : content);
    if (!flows) close();
  }
  close();
  return result.join('\n');
}

function quoteDepth(line: string): number {
  let depth = 0;
  while (line[depth] === '>') depth++;
  return depth;
}

/** Removes the space that protects a line beginning with a space, ">" or "From " (RFC 3676 4.4). */
function unstuffed(content: string): string {
  return content.startsWith(' ') ? content.slice(1) : content;
}
