CREATE TABLE "analysis_sources" (
	"owner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"analysis_id" uuid NOT NULL,
	"size" bigint NOT NULL,
	"sealed_about" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"document_key" text,
	CONSTRAINT "analysis_sources_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "analysis_sources_storage_key" UNIQUE("storage_key"),
	CONSTRAINT "analysis_sources_document_key" UNIQUE("document_key")
);
--> statement-breakpoint
ALTER TABLE "analysis_sources" ADD CONSTRAINT "analysis_sources_analysis" FOREIGN KEY ("owner_id","analysis_id") REFERENCES "public"."analyses"("owner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_sources_of_analysis" ON "analysis_sources" USING btree ("owner_id","analysis_id");