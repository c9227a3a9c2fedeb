/** What the news list asks of the table for its first page. */
export const firstPage = {
  TableName: 'furrow',
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: { ':pk': 'NEWS#3', ':from': 'R#', ':to': '~~' },
  ScanIndexForward: false,
  ConsistentRead: true,
  Limit: 9,
};
