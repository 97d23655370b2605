import { validateYupSchema, yupToFormErrors } from "formik";
import type { FormikErrors } from "formik";
import type { ValidationError } from "yup";
import type { FormValues, SubmissionSchema } from "./form-values";

/**
 * What is wrong with a form, a message a field: formik's own way with a schema, for one that is fetched.
 * https://formik.org/docs/api/formik#validationschema-schema--object----schema
 */
export async function findErrors(values: FormValues, schema: SubmissionSchema): Promise<FormikErrors<FormValues>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === "ValidationError") return yupToFormErrors(error as ValidationError);
    throw error;
  }
}
