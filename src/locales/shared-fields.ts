/** Parameters that mean the same in every group: their labels are words of `app.json`. A group may name its own differently. */
export const SHARED_FIELDS = ['country', 'day', 'limit'] as const;
