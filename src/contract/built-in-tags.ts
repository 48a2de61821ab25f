/** The tags that each organization has from the start. Another organization's own tags are added to them. */
export const BUILT_IN_TAGS = ['Hello', 'Partners', 'Info', 'Support', 'Neo'] as const;
