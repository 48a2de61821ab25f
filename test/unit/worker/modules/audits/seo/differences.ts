/** Where the verdict differs from that of Lighthouse on purpose: by page, what it is here, and why. */
export const differences: Record<string, { ours: string; reason: string }> = {};
