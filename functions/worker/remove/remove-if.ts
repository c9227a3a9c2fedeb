import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, type DeleteCommandInput } from '@aws-sdk/lib-dynamodb';
import { writeAlone } from '#platform/table/alone.ts';
import type { Key } from '#platform/table/keys.ts';
import { TableName } from '#platform/table/table.ts';

type Condition = Pick<
  DeleteCommandInput,
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** Removes an item if a condition holds; answers whether it did. */
export async function removeIf({ pk, sk }: Key, condition: Condition): Promise<boolean> {
  try {
    await writeAlone(new DeleteCommand({ TableName, Key: { pk, sk }, ...condition }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
